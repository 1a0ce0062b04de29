/** The child's side of a measured server: reports its port, then its CPU time on request. */
export function reportTo(parent: NodeJS.Process, port: number) {
  parent.on("message", () => parent.send?.(parent.cpuUsage()));
  // Exit with the parent: open sockets would keep this process alive.
  parent.on("disconnect", () => parent.exit());
  parent.send?.({ port });
}
