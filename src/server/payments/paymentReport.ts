import { createHmac, timingSafeEqual } from 'node:crypto';

/** The result of an order, which a payment gateway sends before it sends the customer back. */
export interface PaymentReport {
  txn_id: string;
  gateway_trans_id: string;
  status: 'success' | 'failed' | 'cancelled';
  /** Rupees with two decimals: "25080.00". */
  amount: string;
  currency: string;
  /** ISO 8601. */
  at: string;
}

/**
 * The signed fields, in this order. The signature is the HMAC-SHA256 of their values, one per line, in lower-case hex.
 * The contract allows no line break in a value, so that no two reports have the same lines.
 */
const signedFields = ['txn_id', 'gateway_trans_id', 'status', 'amount', 'currency', 'at'] as const;

export function signatureOf(report: PaymentReport, secret: Uint8Array): string {
  const lines = signedFields.map((name) => report[name]).join('\n');
  return createHmac('sha256', secret).update(lines).digest('hex');
}

export function hasValidSignature(
  secret: Uint8Array,
  report: PaymentReport,
  signature: string,
): boolean {
  const expected = Buffer.from(signatureOf(report, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
