/**
 * Connections of jobs, beside those of requests (DATABASE_POOL): the rows of two running jobs, and the snapshot of a backup or of
 * the books that a check reads; one to spare.
 */
export const JOB_CONNECTIONS = 4;
