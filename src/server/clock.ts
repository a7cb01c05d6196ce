/** The day of a moment in a time zone, as YYYY-MM-DD. */
export function dayOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}

/** `+40d` or `-7d` counted from a day; any other text as it is. */
export function dayFrom(today: string, text: string): string {
  const days = /^([+-]\d+)d$/.exec(text)?.[1];
  if (days === undefined) return text;
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Number(days));
  return day.toISOString().slice(0, 10);
}

export function later(moment: Date, { days = 0, minutes = 0, seconds = 0 }): Date {
  return new Date(moment.getTime() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1000);
}
