import type { LocalTime } from '#engine';
import type { FastifyBaseLogger } from 'fastify';
import type { RequestTypes } from './definitions/requestTypes';
import type { DeliverOtp } from './integrations/deliverOtp';
import type { Inspector } from './fileInspection/inspector';
import type { CheckLiveness } from './integrations/checkLiveness';
import type { CheckPan } from './integrations/checkPan';
import type { DropPenny } from './integrations/dropPenny';
import type { FetchReceipt } from './integrations/fetchReceipt';
import type { OpenPayment } from './integrations/paymentGateway';
import type { PolicyBook } from './integrations/policyBook';
import type { ScanFile } from './integrations/scanFile';
import type { SendEmail } from './integrations/sendEmail';
import type { SendSms } from './integrations/sendSms';
import type { Metrics } from './metrics';
import type { Releases } from './releases/releases';
import type { Reply } from './reply';
import type { Secrets } from './secrets';
import type { Session } from './session/session';
import type { Settings } from './settings';
import type { Db } from './store/open';
import type { Uploads } from './uploads/uploads';

/** The dependencies of the handlers. */
export interface Services {
  settings: Settings;
  db: Db;
  log: FastifyBaseLogger;
  metrics: Metrics;
  secrets: Secrets;
  policyBook: PolicyBook;
  requestTypes: RequestTypes;
  /** Undefined where saved files are live at once. */
  releases: Releases | undefined;
  inspector: Inspector;
  uploads: Uploads;
  /** Undefined without a virus scanner. */
  scanFile: ScanFile | undefined;
  deliverOtp: DeliverOtp;
  checkPan: CheckPan;
  dropPenny: DropPenny;
  checkLiveness: CheckLiveness;
  sendSms: SendSms;
  /** Undefined without a service that sends e-mails. */
  sendEmail: SendEmail | undefined;
  openPayment: OpenPayment;
  /** Undefined if the server makes payment acknowledgements itself. */
  fetchReceipt: FetchReceipt | undefined;
  /** Undefined if tickets are sent nowhere. */
  ticketDelivery: { wake(): void } | undefined;
  /** Makes a call of the contract in process; throws if no call has this name. */
  runCall(call: string, input: object, session: Session): Promise<Reply>;
  now(): Date;
  /** Day and time in the insurer's time zone. */
  localTime(): LocalTime;
  /** YYYY-MM-DD in the insurer's time zone. */
  today(): string;
}
