import { createStore, useStore } from '../store';
import { send } from './send';

/** What the insurer may change without us (`GET settings/`). `today` is YYYY-MM-DD at the insurer. */
export interface Settings {
  brandWord: string;
  brandName: string;
  customerServiceNumber: string;
  headerHours: string;
  menuHours: string;
  tollFreeNumber: string;
  careContact: string;
  underEnhancement: boolean;
  demo: boolean;
  /** Outside services that a stand-in answers for. */
  simulated?: string[];
  today: string;
  /** IANA name, for instance Asia/Kolkata: moments are shown in it wherever the reader is. */
  timeZone: string;
}

const settings = createStore<Settings | undefined>(undefined);

export const useSettings = (): Settings | undefined => useStore(settings);

let loading: Promise<Settings | undefined> | undefined;

/** Undefined when the server does not answer; the next one who needs them asks again. */
export function loadSettings(): Promise<Settings | undefined> {
  loading ??= send('GET settings/', undefined, { isQuiet: true, isBackground: true }).then(
    ({ status, data }) => {
      if (status) settings.set(data);
      else loading = undefined;
      return settings.get();
    },
  );
  return loading;
}
