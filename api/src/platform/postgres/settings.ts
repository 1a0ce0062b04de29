/** For a small machine that must never lose a committed write. */
const DEFAULTS: Record<string, string> = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "50",
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  min_wal_size: "64MB",
  io_method: "sync",
  max_logical_replication_workers: "0",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  logging_collector: "off",
  log_destination: "stderr",
  // The app logs failed statements itself; this log would store members' data.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

export function settingArguments(given: Record<string, string>): string[] {
  return Object.entries({ ...DEFAULTS, ...given }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** The setting is a list: quote the path, which may contain commas. */
export function quotedDirectory(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}
