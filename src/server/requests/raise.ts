import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Answers, fillIn, getAt, needsProof } from '../../engine';
import { keepFile } from '../store/files';
import { proofs, submissions, tickets, uploads } from '../store/schema';
import type { Db } from '../store/open';
import { nextTicketNumber } from '../store/tickets';
import { say } from '../words';
import type { Desk } from './desk';
import { spendResult, type Used } from './step-results';

export interface Order {
  key: string;
  fingerprint: string;
  policyNumber: string;
  /** As they were judged. */
  answers: Answers;
  payload: { [name: string]: unknown };
  /** The results of earlier steps that it rests on. */
  used: Used[];
}

/** Something that was there when the request was judged is gone: another submit of the same customer was quicker. */
export class Overtaken extends Error {}

/** Writes a ticket with all that belongs to it in one transaction, and answers what the customer is told. */
export async function raiseTicket(desk: Desk, order: Order): Promise<object> {
  const { services, session, aim } = desk;
  const { request } = aim.type.strictly;
  const { clientId } = session;
  const at = services.now();
  return services.db.transaction(async (tx) => {
    const [ticket] = await tx
      .insert(tickets)
      .values({
        ticketNumber: nextTicketNumber,
        clientId,
        policyNumber: order.policyNumber,
        requestKey: aim.type.key,
        subTypeCode: aim.subType.code,
        statusCode: 1,
        subStatus: say('request.subStatus'),
        description: say('request.received'),
        createdAt: at,
        exclusive: request.openRequestCheck,
        appliesToAll: request.appliesTo === 'all-policies',
        answers: order.payload,
      })
      .returning({ ticketNumber: tickets.ticketNumber });
    const { ticketNumber } = ticket!;
    const answer = {
      status: 'success',
      ticketnumber: ticketNumber,
      message: fillIn(request.success.says, { ticketnumber: ticketNumber }),
    };
    const first = await tx
      .insert(submissions)
      .values({ clientId, key: order.key, payload: order.fingerprint, answer, at })
      .onConflictDoNothing()
      .returning({ key: submissions.key });
    if (first.length === 0) throw new Overtaken();
    await spendProofs(tx, desk, order.answers, ticketNumber);
    for (const used of order.used) if (!(await spendResult(tx, used))) throw new Overtaken();
    await keepUploads(tx, desk, ticketNumber);
    return answer;
  });
}

async function spendProofs(
  tx: Db,
  { services, session, aim }: Desk,
  answers: Answers,
  usedFor: string,
) {
  for (const { at, purpose } of needsProof(aim.type.strictly, answers)) {
    const value: string | undefined = getAt(answers, at);
    if (value === undefined) continue;
    const spent = await tx
      .update(proofs)
      .set({ usedFor })
      .where(
        and(
          eq(proofs.clientId, session.clientId),
          eq(proofs.purpose, purpose),
          eq(proofs.value, value),
          isNull(proofs.usedFor),
          gt(proofs.expiresAt, services.now()),
        ),
      )
      .returning({ id: proofs.id });
    if (spent.length === 0) throw new Overtaken();
  }
}

async function keepUploads(
  tx: Db,
  { services, received }: Desk,
  ticketNumber: string,
): Promise<void> {
  const rows = Object.entries(received.files).map(([field, { id, name, type, size, digest }]) => ({
    id,
    ticketNumber,
    field,
    name,
    type,
    size,
    digest,
  }));
  if (rows.length === 0) return;
  await tx.insert(uploads).values(rows);
  // Last of all, so that a ticket never stands without its files; one that fails now leaves at most a file too many.
  for (const file of Object.values(received.files)) await keepFile(services.settings.dataDir, file);
}
