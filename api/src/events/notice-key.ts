/** The key of all messages that tell one registration of one notice, on every channel. */
export const noticeKey = (notice: number, registration: number) => `event-notice ${notice} ${registration}`;
