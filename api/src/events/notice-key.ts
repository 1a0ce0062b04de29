/** Names the messages that a notice is to one registration. */
export const noticeKey = (notice: number, registration: number) => `event-notice ${notice} ${registration}`;
