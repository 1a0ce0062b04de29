export const USERNAME_LENGTH = { least: 3, most: 30 } as const;
export const USERNAME_PATTERN = /^[A-Za-z0-9._-]+$/;
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** The heights in pixels that Google's button takes, by its size. Kept free before it is drawn, so that nothing jumps. */
export const GOOGLE_BUTTON_HEIGHT = { large: 40, medium: 32, small: 20 } as const;
