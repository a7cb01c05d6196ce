import type { Page } from '@playwright/test';

interface DraftKey {
  policyNo: string;
  key: string;
}

type Form = { [field: string]: unknown };

/** The draft that the server has for a policy; the page may be offline. */
export async function readServerDraft(
  page: Page,
  { policyNo, key }: DraftKey,
): Promise<Form | null> {
  const headers = await page.evaluate(() => ({
    Authorization: `JWT ${sessionStorage.getItem('token')}`,
    'Unique-Client-Id': sessionStorage.getItem('clientUniqueId')!,
  }));
  const url = new URL('/api/dgh-draft/', page.url()).href;
  const params = { policy_number: policyNo, request_type: key };
  return (await (await page.request.get(url, { headers, params })).json()).form_data;
}

/** Saves a draft on the server, as another device would. */
export const saveServerDraft = (
  page: Page,
  { policyNo, key }: DraftKey,
  form: Form,
): Promise<number> =>
  page.evaluate(
    async (body) => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `JWT ${sessionStorage.getItem('token')}`,
        'Unique-Client-Id': sessionStorage.getItem('clientUniqueId')!,
      };
      const send = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch('/api/dgh-draft/', send)).status;
    },
    {
      policy_number: policyNo,
      request_type: key,
      form_data: form,
      incident_number: '',
      sr_number: '',
    },
  );

/** What this device keeps of drafts, by key. */
export const deviceDraftKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = indexedDB.open('request-drafts');
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      open.onupgradeneeded = () => open.result.createObjectStore('drafts');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const request = open.result.transaction('drafts').objectStore('drafts').getAllKeys();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      };
    });
    open.result.close();
    const unloaded = Object.keys(localStorage).filter((name) => name.startsWith('request-draft/'));
    return [...keys.map(String), ...unloaded];
  });

/** All that this origin keeps on the device, as text: IndexedDB, local and session storage; or only the drafts of it. */
export const storedOnDevice = (page: Page, part: 'all' | 'drafts' = 'all'): Promise<string[]> =>
  page.evaluate(async (which) => {
    const open = indexedDB.open('request-drafts');
    const entries = await new Promise<[IDBValidKey[], unknown[]]>((resolve, reject) => {
      open.onupgradeneeded = () => open.result.createObjectStore('drafts');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const store = open.result.transaction('drafts').objectStore('drafts');
        const [names, values] = [store.getAllKeys(), store.getAll()];
        store.transaction.oncomplete = () => resolve([names.result, values.result]);
        store.transaction.onerror = () => reject(store.transaction.error);
      };
    });
    open.result.close();
    const [names, values] = entries;
    const textOf = (value: unknown) =>
      value instanceof Uint8Array
        ? Array.from(value, (byte) => String.fromCharCode(byte)).join('')
        : JSON.stringify(value);
    const databased = names.map((name, i) => `${String(name)} ${textOf(values[i])}`);
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    const wanted = which === 'all' ? texts : texts.filter(([name]) => name.startsWith('request-'));
    return [...databased, ...wanted.map((entry) => entry.join(' '))];
  }, part);

/** Keeps the database of this device busy, as a slow or full disk does: the next access waits. */
export const delayDeviceDrafts = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(async (busyFor) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('request-drafts');
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const end = Date.now() + busyFor;
    const store = db.transaction('drafts', 'readwrite').objectStore('drafts');
    const stayBusy = () => {
      if (Date.now() < end) store.count().onsuccess = stayBusy;
    };
    stayBusy();
  }, milliseconds);
