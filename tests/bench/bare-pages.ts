// The least a server can do to answer a page from its memory: bare node:http, the same number of bytes.
import { createServer } from 'node:http'

const body = Buffer.alloc(Number(process.env.BYTES))
createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.byteLength })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
