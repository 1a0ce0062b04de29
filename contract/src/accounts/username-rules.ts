export const USERNAME_LENGTH = { least: 3, most: 30 } as const;
export const USERNAME_PATTERN = /^[A-Za-z0-9._-]+$/;
