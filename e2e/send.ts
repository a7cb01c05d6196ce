import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Output } from '../src/api';
import { fileFor } from './files';
import { dialogOn, sentTo } from './portal';

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** The next call to a path of the API. */
export const callTo = (page: Page, path: string): Promise<Request> =>
  page.waitForRequest((request) => pathOf(request) === `/api/${path}`);

/** Collects the calls to these paths from now on, in order. */
export function callsTo(page: Page, ...paths: string[]): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const path = pathOf(request).replace('/api/', '');
    if (paths.includes(path)) made.push(path);
  });
  return made;
}

/** The response of a call that loads a list, which must have no payload. */
export async function loadedList(list: Promise<Request>): Promise<any> {
  const request = await list;
  expect([request.method(), new URL(request.url()).search, request.postData()]).toEqual([
    'GET',
    '',
    null,
  ]);
  return (await request.response())!.json();
}

interface Sent {
  as: 'json' | 'multipart';
  /** Files are replaced by their names. */
  payload: any;
  ticketnumber: string;
}

/** Presses the submit button and waits for the request that raises the ticket. */
export async function submitTo(page: Page, path: string, button = 'Submit request'): Promise<Sent> {
  const [request] = await Promise.all([callTo(page, path), pressButton(page, button)]);
  return readSent(page, path, request);
}

export async function readSent(page: Page, path: string, request: Request): Promise<Sent> {
  expect(request.method()).toBe('POST');
  const { ticketnumber } = await (await request.response())!.json();
  const isMultipart = request.headers()['content-type']!.startsWith('multipart/form-data');
  return {
    as: isMultipart ? 'multipart' : 'json',
    payload: await sentTo(page, new RegExp(`/api/${path}$`)),
    ticketnumber,
  };
}

export const pressButton = (on: Page | Locator, name: string) =>
  on.getByRole('button', { name, exact: true }).click();

/** The text of the success dialog, with the ticket number. */
export const isReceived = (page: Page, request: string, ticketnumber: string) =>
  expect(dialogOn(page)).toContainText(
    `We have received your request ${request}. Your reference number is ${ticketnumber}`,
  );

/** The insurer's code of a sub-type. */
export async function codeOf(page: Page, name: string): Promise<string> {
  const list: { sr_name: string; sub_type_code: string }[] = await page.evaluate(async () => {
    const headers = {
      Authorization: `JWT ${sessionStorage.getItem('token')}`,
      'Unique-Client-Id': sessionStorage.getItem('clientUniqueId')!,
    };
    const answer = await fetch('/api/get-sr-sub-types/', { headers });
    return (await answer.json()).value;
  });
  return list.find(({ sr_name }) => sr_name.trim().toLowerCase() === name)!.sub_type_code;
}

/** A real file with this name. */
export const uploadFile = (name: string, size = 3000) =>
  fileFor({ id: name, name, size, type: '' });

export const toastOn = (page: Page) => page.locator('[data-type="danger"]');

/** A danger notice has a coloured edge. */
export const isDanger = (words: Locator) =>
  expect(words.locator('xpath=../..')).toHaveCSS('border-left-color', 'rgb(166, 27, 27)');

export const errorSummaryOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There is a problem' });

/** The links in the error summary. */
export const summaryOn = (page: Page) => errorSummaryOn(page).getByRole('link');

/** The options of a select, without the empty one. */
export const optionsOf = async (page: Page, label: string) =>
  (await page.getByLabel(label).locator('option').allTextContents()).slice(1);

/** The server's ticket numbers of one type for a policy. */
export async function ticketsOn(page: Page, policyNumber: string, type: string): Promise<string[]> {
  const { value }: Output<'POST track-service-request'> = await page.evaluate(async (number) => {
    const plain = (key: string) => sessionStorage.getItem(key)!.replace(/^"|"$/g, '');
    const answer = await fetch('/api/track-service-request', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `JWT ${plain('token')}`,
        'Unique-Client-Id': plain('clientUniqueId'),
      },
      body: JSON.stringify({ policyNumber: number }),
    });
    return answer.json();
  }, policyNumber);
  return value
    .filter((record) => record.etli_SubType.etli_name.toLowerCase() === type)
    .map((record) => record.ticketnumber);
}

/**
 * Holds the next call to a path of the API until it is released, with a response in place of the server's if one is
 * given. `after`: the server has answered by then, so that only its response is held.
 */
export async function holdCall(page: Page, path: string, after?: 'server') {
  let release = (_json?: object) => {};
  const released = new Promise<object | undefined>((resolve) => (release = resolve));
  let isOver = () => {};
  const over = new Promise<void>((resolve) => (isOver = resolve));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    `**/api/${path}`,
    async (route) => {
      const response = after && (await route.fetch());
      arrive();
      const json = await released;
      // If the page is closed by now, the response cannot be given.
      await (
        json ? route.fulfill({ json }) : response ? route.fulfill({ response }) : route.continue()
      )
        .catch(() => {})
        .finally(isOver);
    },
    { times: 1 },
  );
  return {
    arrived,
    release: (json?: object) => {
      release(json);
      return over;
    },
  };
}
