import { t } from '../i18n';
import type { Ticket } from './tickets';

const known = [1, 2, 3, 4, 5, 6, 1000, 992760000, 2000];

/** The status as text; '' without a sub-status, and a dash for an unknown code. */
export function formatTicketStatus({ statuscode, etli_srsubstatus }: Ticket): string {
  if (!etli_srsubstatus) return '';
  return known.includes(Number(statuscode)) ? t(`track.status.${Number(statuscode)}`) : '–';
}
