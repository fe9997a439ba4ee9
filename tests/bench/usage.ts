/** Tells the parent process what this one has used, whenever it asks. */
export function reportUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.resourceUsage().maxRSS / 1024 })
  })
}
