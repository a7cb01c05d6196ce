import { useState } from 'react';
import { useSettings } from './calls/settings';

/** The server's default, used until its settings are loaded. */
const defaultTimeZone = 'Asia/Kolkata';

/** The insurer's time zone (IANA name), in which all moments are shown. */
export const useTimeZone = (): string => useSettings()?.timeZone ?? defaultTimeZone;

/** The insurer's day (YYYY-MM-DD) from the server, or by the clock of this device until its settings are loaded. */
export function useToday(): string {
  const [here] = useState(() => dayIn(defaultTimeZone));
  return useSettings()?.today ?? here;
}

/** The day of a moment in a time zone, YYYY-MM-DD as Canada writes it. */
export const dayIn = (timeZone: string, moment = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
