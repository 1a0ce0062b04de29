/** Characters. Which passwords of this length are refused: `accounts/refuse-guessable-password.ts` of the API. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
