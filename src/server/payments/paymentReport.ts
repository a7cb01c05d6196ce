import { hmacOf, isSameDigest } from '../hmac';

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

/** The signed fields, in this order. */
const signedFields = ['txn_id', 'gateway_trans_id', 'status', 'amount', 'currency', 'at'] as const;

export function signatureOf(report: PaymentReport, secret: Uint8Array): string {
  return signLines(
    secret,
    signedFields.map((name) => report[name]),
  );
}

/**
 * The HMAC-SHA256 of the values, one per line, in lower-case hex: how portal and gateway sign what they send. The
 * contract allows no line break in a value, so that no two messages have the same lines.
 */
export function signLines(secret: Uint8Array, values: string[]): string {
  return hmacOf(secret, values.join('\n'));
}

export function hasValidSignature(
  secret: Uint8Array,
  report: PaymentReport,
  signature: string,
): boolean {
  return isSameDigest(signatureOf(report, secret), signature);
}
