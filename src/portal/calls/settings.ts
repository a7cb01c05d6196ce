import type { Output } from '#api';
import { createStore, useStore } from '../store';
import { send } from './send';

/** The insurer's settings. `today` is YYYY-MM-DD in the insurer's time zone. */
export type Settings = Output<'GET settings/'>;

const settings = createStore<Settings | undefined>(undefined);

export const useSettings = (): Settings | undefined => useStore(settings);

type Insurer = Pick<Settings, 'brandName' | 'customerServiceNumber' | 'headerHours' | 'menuHours'>;

const storageKey = 'insurer';
const lastKnown: Insurer | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');

/** Who the insurer is and whom to call: where the server does not respond, as this device saw it last. */
export const useInsurer = (): Insurer | null => useSettings() ?? lastKnown;

/** Of most insurers as long: takes the room of what is not known yet, so that nothing moves when it is. */
export const usualInsurer = {
  customerServiceNumber: '1800 000 0000',
  headerHours: 'Mon-Sat 10 AM to 7 PM',
} satisfies Partial<Insurer>;

let loading: Promise<Settings | undefined> | undefined;

/** Undefined when the server does not respond; the next call tries again. */
export function loadSettings(): Promise<Settings | undefined> {
  loading ??= send('GET settings/', {}, { isQuiet: true, isBackground: true }).then((result) => {
    if (result.status === 'ok') {
      settings.set(result.data);
      const { brandName, customerServiceNumber, headerHours, menuHours } = result.data;
      const insurer: Insurer = { brandName, customerServiceNumber, headerHours, menuHours };
      localStorage.setItem(storageKey, JSON.stringify(insurer));
    } else loading = undefined;
    return settings.get();
  });
  return loading;
}
