import { closedStatuses, openStatuses, visibleSign } from '#api';
import { t } from '../i18n';

/** What a clerk sends about a ticket, as texts. */
export interface ClerkForm {
  statusCode: string;
  subStatus: string;
  note: string;
}

export const statusOptions = () =>
  [...openStatuses, ...closedStatuses].map((code) => ({
    code,
    name: t(`ticketStatus.${code}`),
  }));

/** The fields of a sent form; those that are missing, or have nothing to read, are empty. */
export function readForm(body: unknown): ClerkForm {
  const fields = (body ?? {}) as { [name: string]: unknown };
  const textOf = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && visibleSign.test(value) ? value.trim() : '';
  };
  return {
    statusCode: textOf('statusCode'),
    subStatus: textOf('subStatus'),
    note: textOf('note').replaceAll('\r\n', '\n'),
  };
}

/** The message for each field that has to be corrected. */
export function problemsOf({ subStatus, note, statusCode }: ClerkForm): {
  [field in 'statusCode' | 'subStatus' | 'note']?: string;
} {
  return {
    ...(!statusOptions().some(({ code }) => String(code) === statusCode) && {
      statusCode: 'Choose a status from the list.',
    }),
    ...(subStatus === '' && {
      subStatus: 'Enter a sub-status: without one the customer sees no status.',
    }),
    ...(subStatus.length > 100 && { subStatus: 'Shorten the sub-status to 100 characters.' }),
    ...(note.length > 500 && { note: 'Shorten the note to 500 characters.' }),
  };
}
