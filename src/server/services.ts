import type { FastifyBaseLogger } from 'fastify';
import type { RequestTypes } from './definitions/request-types';
import type { DeliverOtp } from './outside/deliver-otp';
import type { CheckLiveness } from './outside/check-liveness';
import type { CheckPan } from './outside/check-pan';
import type { DropPenny } from './outside/drop-penny';
import type { FetchReceipt } from './outside/fetch-receipt';
import type { OpenPayment } from './outside/payment-gateway';
import type { PolicyBook } from './outside/policy-book';
import type { SendSms } from './outside/send-sms';
import type { Secrets } from './secrets';
import type { Settings } from './settings';
import type { Db } from './store/open';

/** What the calls work with. */
export interface Services {
  settings: Settings;
  db: Db;
  log: FastifyBaseLogger;
  secrets: Secrets;
  policyBook: PolicyBook;
  requestTypes: RequestTypes;
  deliverOtp: DeliverOtp;
  checkPan: CheckPan;
  dropPenny: DropPenny;
  checkLiveness: CheckLiveness;
  sendSms: SendSms;
  openPayment: OpenPayment;
  /** Where the insurer makes payment acknowledgements; without it they are made here. */
  fetchReceipt: FetchReceipt | undefined;
  now(): Date;
  /** YYYY-MM-DD in the insurer's time zone. */
  today(): string;
}
