import type { Output } from '#api';
import type { Block } from '../pdf/pdfDocument';
import { refused, success } from '../reply';
import { sentAnswers as answersOf } from '../requests/sentAnswers';
import { findTicket } from '../store/tickets';
import { t } from '../i18n';
import type { Handler } from './handler';
import { rateLimited } from './rateLimited';

/** What a ticket was raised with; a ticket of another customer is answered like one that does not exist. */
export const sentAnswers: Handler<'POST sent-answers/'> = rateLimited(
  'sentAnswers',
  async (services, { ticketnumber }, session) => {
    const ticket = await findTicket(services.db, session.clientId, ticketnumber);
    if (!ticket) return refused(404, t('request.noTicket'));
    const { kept, blocks } = await answersOf(services, session, ticket);
    return success({
      ticketnumber: ticket.ticketNumber,
      policy_number: ticket.policyNumber,
      title: ticket.subType,
      createdon: ticket.createdAt.toISOString(),
      kept,
      blocks: blocks.flatMap(shown),
    });
  },
);

type Shown = Output<'POST sent-answers/'>['blocks'][number];

/** Without the notes of the form: they help to fill it in. */
function shown(block: Block): Shown[] {
  switch (block.kind) {
    case 'heading':
      return [block];
    case 'descriptionList':
      return [{ ...block, items: block.items.map(([label, value]) => ({ label, value })) }];
    case 'table':
      return [{ kind: block.kind, head: block.head, rows: block.rows }];
    default:
      return [];
  }
}
