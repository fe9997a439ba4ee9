/** Reports the CPU and memory use of this process to its parent on request. */
export function reportUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.resourceUsage().maxRSS / 1024 })
  })
}
