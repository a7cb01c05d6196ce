import { useState } from 'react';
import { useSettings } from './calls/settings';

/** The server's default, until its settings have come. */
const defaultTimeZone = 'Asia/Kolkata';

/** The insurer's time zone (IANA name): moments are shown in it wherever the reader is. */
export const useTimeZone = (): string => useSettings()?.timeZone ?? defaultTimeZone;

/** The insurer's day (YYYY-MM-DD): the server's, or by the clock of this device until the settings have come. */
export function useToday(): string {
  const [here] = useState(() => dayIn(defaultTimeZone));
  return useSettings()?.today ?? here;
}

// Canada writes YYYY-MM-DD.
const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
