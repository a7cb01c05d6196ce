/** The day here, YYYY-MM-DD. */
export const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());
