/**
 * Hours after which the newest backup is late: one is made every day, and making it takes a while. The alert BackupLate
 * of deploy/prometheus-rules.yaml has the same number.
 */
export const BACKUP_LATE_HOURS = 26;
