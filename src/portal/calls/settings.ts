import type { Output } from '#api';
import { parsedJson } from '#engine';
import { createStore, useStore } from '../store';
import { send } from './send';

/** The insurer's settings. `today` is YYYY-MM-DD in the insurer's time zone. */
export type Settings = Output<'GET settings/'>;

const settings = createStore<Settings | undefined>(undefined);

export const useSettings = (): Settings | undefined => useStore(settings);

type Insurer = Pick<Settings, 'brandName' | 'customerServiceNumber' | 'headerHours' | 'menuHours'>;

const storageKey = 'insurer';
const lastKnown = storedInsurer();

/** Null where this device has seen none, or holds something else under the name. */
function storedInsurer(): Insurer | null {
  const stored = parsedJson(localStorage.getItem(storageKey) ?? '') as Partial<Insurer> | null;
  const { brandName, customerServiceNumber, headerHours, menuHours } = stored ?? {};
  const texts = [brandName, customerServiceNumber, headerHours, menuHours];
  return texts.every((text) => typeof text === 'string') ? (stored as Insurer) : null;
}

/** Who the insurer is and whom to call: where the server does not respond, as this device saw it last. */
export const useInsurer = (): Insurer | null => useSettings() ?? lastKnown;

/** Of most insurers as long: takes the room of what is not known yet, so that nothing moves when it is. */
export const usualInsurer = {
  customerServiceNumber: '1800 000 0000',
  headerHours: 'Mon-Sat 10 AM to 7 PM',
} satisfies Partial<Insurer>;

const quietly = { isQuiet: true, isBackground: true, needs: 'brandName' } as const;

let loading: Promise<Settings | undefined> | undefined;

/** Undefined when the server does not respond; the next call tries again. */
export function loadSettings(): Promise<Settings | undefined> {
  loading ??= send('GET settings/', {}, quietly).then((result) => {
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
