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

// Canada writes YYYY-MM-DD.
const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
