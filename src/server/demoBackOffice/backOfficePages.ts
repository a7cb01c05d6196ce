import { formatDateTime } from '#engine';
import { escape, type PlainPage } from '../http/plainPage';
import type { AsShownRecord } from '#api';
import { recordBlocks } from '../asShown/recordBlocks';
import { t } from '../i18n';
import { runInLanguage } from '../language';
import { type ClerkForm, type problemsOf, statusOptions } from './clerkForm';
import { type BackOfficeTicket, backOfficePath, pageSize } from './backOfficeTickets';
import { style } from './backOfficeStyle';

// Clerks read English.

interface ListView {
  tickets: BackOfficeTicket[];
  total: number;
  number: string;
  page: number;
  timeZone: string;
}

export function listPage({ tickets, total, number, page, timeZone }: ListView): PlainPage {
  const columns = ['Ticket', 'Request', 'Policy', 'Status', 'Received'];
  const rows = tickets.map(({ ticketNumber, delivery, statusCode, receivedAt }) => {
    const cells = [
      `<a href="${addressOf(ticketNumber)}">${escape(ticketNumber)}</a>`,
      escape(delivery.subType.name),
      escape(delivery.policyNumber),
      escape(nameOf(statusCode)),
      momentOf(receivedAt, timeZone),
    ];
    return `<tr>${cells.map((cell, i) => `<td data-name="${columns[i]}">${cell}</td>`).join('')}</tr>`;
  });
  const none = number
    ? `No ticket has “${escape(number)}” in its number, its policy or its customer.`
    : 'No ticket has arrived yet. Raise a request in the portal: it appears here a moment later.';
  return plain(
    'Tickets',
    `<form method="get" class="search" role="search"><label for="number">Number of ticket, policy or customer</label>
<input id="number" name="number" value="${escape(number)}" maxlength="40" autocomplete="off"><button>Search</button></form>
${
  rows.length === 0
    ? `<p role="status">${none}</p>`
    : `<p role="status">${total} ${total === 1 ? 'ticket' : 'tickets'}, newest first.</p>
<div class="list tickets" role="region" aria-label="Tickets" tabindex="0"><table><thead><tr>${columns
        .map((name) => `<th scope="col">${name}</th>`)
        .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}${pagerOf({ total, number, page })}`,
  );
}

function pagerOf({ total, number, page }: Pick<ListView, 'total' | 'number' | 'page'>): string {
  const link = (name: string, to: number) =>
    `<a href="${backOfficePath}?${escape(new URLSearchParams({ number, page: String(to) }).toString())}">${name}</a>`;
  const links = [
    ...(page > 1 ? [link('Newer tickets', page - 1)] : []),
    ...(page * pageSize < total ? [link('Older tickets', page + 1)] : []),
  ];
  return links.length > 0 ? `<nav aria-label="Pages">${links.join(' ')}</nav>` : '';
}

interface TicketView {
  ticket: BackOfficeTicket;
  /** Undefined for a ticket without a record, or with one that does not fit its seal. */
  record: AsShownRecord | undefined;
  form: ClerkForm;
  token: string;
  problems?: ReturnType<typeof problemsOf>;
  /** What is said on top: that it was saved, or why not. */
  notice?: { kind: 'status' | 'alert'; text: string };
  timeZone: string;
}

export function ticketPage(view: TicketView): PlainPage {
  const { ticket, record, notice, timeZone } = view;
  const { ticketNumber, delivery, statusCode, subStatus, note, receivedAt } = ticket;
  return plain(
    `Ticket ${ticketNumber}`,
    `${notice ? `<p role="${notice.kind}" class="notice">${escape(notice.text)}</p>` : ''}
${facts([
  ['Request', delivery.subType.name],
  ['Policy', delivery.policyNumber],
  ['Customer', `${delivery.clientId}, reads ${languageNames.of(delivery.language)}`],
  ['Raised', momentOf(new Date(delivery.createdAt), timeZone)],
  ['Received here', momentOf(receivedAt, timeZone)],
  ['Status', subStatus ? `${nameOf(statusCode)}, ${subStatus}` : nameOf(statusCode)],
  ...(note ? [['Note to the customer', note] as [string, string]] : []),
])}
<section aria-labelledby="answers"><h2 id="answers">What was asked and answered</h2>${answersOf(record)}</section>
<section aria-labelledby="files"><h2 id="files">Files</h2>${filesOf(ticket)}</section>
<section aria-labelledby="change"><h2 id="change">Change the status</h2>${formOf(view)}</section>
<p><a href="${backOfficePath}">All tickets</a></p>`,
  );
}

export const messagePage = (title: string, text: string): PlainPage =>
  plain(
    title,
    `<p role="alert">${escape(text)}</p><p><a href="${backOfficePath}">All tickets</a></p>`,
  );

/** As the customer saw it, in their language. */
function answersOf(record: AsShownRecord | undefined): string {
  if (!record) return '<p>What the customer saw was not sent, or does not fit its seal.</p>';
  const shown = recordBlocks(record.parts).map((block) => {
    if (block.kind === 'heading') return `<h3>${escape(block.text)}</h3>`;
    if (block.kind === 'descriptionList') return facts(block.items);
    if (block.kind === 'table')
      return `<div class="list" role="region" aria-label="Answers" tabindex="0"><table><thead><tr>${block.head
        .map((name) => `<th scope="col">${escape(name)}</th>`)
        .join('')}</tr></thead><tbody>${block.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`;
    return `<p>${escape(block.text)}</p>`;
  });
  return `<div lang="${escape(record.language)}"><h3>${escape(record.title)}</h3>${shown.join('')}${facts([...record.signatures.map(({ party, text }): [string, string] => [party, text]), [runInLanguage(record.language, () => t('asShown.reply')), record.reply]])}</div>`;
}

function filesOf({ ticketNumber, delivery }: BackOfficeTicket): string {
  if (delivery.files.length === 0) return '<p>No file was sent.</p>';
  return `<p>A file is saved, not shown. Open it only where the programs are up to date.</p><ul>${delivery.files
    .map(
      ({ field, name, size }) =>
        `<li><a href="${addressOf(ticketNumber)}/files/${encodeURIComponent(field)}">Save ${escape(name)}</a> (${Math.ceil(size / 1024)} KB)</li>`,
    )
    .join('')}</ul>`;
}

function formOf({ ticket, form, token, problems = {} }: TicketView): string {
  const described = (name: keyof typeof problems) =>
    problems[name] ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  const problem = (name: keyof typeof problems) =>
    problems[name] ? `<p id="${name}-problem" class="problem">${escape(problems[name])}</p>` : '';
  const options = statusOptions().map(
    ({ code, name }) =>
      `<option value="${code}"${String(code) === form.statusCode ? ' selected' : ''}>${escape(name)}</option>`,
  );
  return `<form method="post" class="change">
<input type="hidden" name="token" value="${escape(token)}">
<label for="statusCode">Status</label>${problem('statusCode')}<select id="statusCode" name="statusCode"${described('statusCode')}>${options.join('')}</select>
<label for="subStatus">Sub-status</label>${problem('subStatus')}<input id="subStatus" name="subStatus" required maxlength="100" value="${escape(form.subStatus)}" autocomplete="off"${described('subStatus')}>
<label for="note">Note to the customer (optional)</label>${ticket.note ? `<p class="hint">Left empty, the customer goes on reading: ${escape(ticket.note)}</p>` : ''}${problem('note')}<textarea id="note" name="note" rows="3" maxlength="500"${described('note')}>${escape(form.note)}</textarea>
<button>Save and tell the customer</button></form>`;
}

const facts = (items: [name: string, value: string][]): string =>
  `<dl>${items.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>`;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const nameOf = (statusCode: number): string =>
  statusOptions().find(({ code }) => code === statusCode)?.name ?? String(statusCode);

const momentOf = (moment: Date, timeZone: string): string =>
  escape(formatDateTime(moment.toISOString(), timeZone));

const addressOf = (ticketNumber: string): string =>
  `${backOfficePath}/tickets/${encodeURIComponent(ticketNumber)}`;

const plain = (title: string, content: string): PlainPage => ({
  title: `${title} – back office of the demonstration`,
  style,
  body: `<p class="of">Back office of the demonstration</p><h1>${escape(title)}</h1>${content}`,
});
