import type { Call } from './call';
import { sendContactOtp, verifyContactOtp } from './contact-otp';
import { policyCoverage } from './coverage';
import { bankDetail, evcDate, gstDetail } from './existing-details';
import { faceLiveness } from './face-liveness';
import { clientDetails, clientPan } from './customer';
import { savedForm, saveForm, submitForReview } from './draft';
import { optionLists, pinCode } from './look-ups';
import { panCheck } from './pan-check';
import { pennyDrop } from './penny-drop';
import {
  certificate,
  certificateAvailability,
  certificateDownload,
  premiumReceipt,
} from './certificate';
import { fundAllocation, fundDetails, fundOptions, fundValueMessage } from './funds';
import { paymentReceipt, paymentStatus, startPayment } from './payment';
import { paymentCallback } from './payment-callback';
import {
  policyDetail,
  policySearch,
  renewalEligibility,
  revivalCheck,
  riderDetails,
} from './policies';
import { policyList } from './policy-list';
import { catalogue, definitionModule, shownSettings } from './portal';
import { requestPdf } from './request-paper';
import { sendLoginOtp } from './send-otp';
import { linkCheck, openRequestCheck, subTypeList, trackRequests } from './service-requests';
import { logout, refreshToken } from './session-calls';
import { validateLoginOtp } from './validate-otp';

/** Every call of the API, apart from the steps of request types, which are mounted from their definitions. */
export const calls: Call[] = [
  sendLoginOtp,
  validateLoginOtp,
  refreshToken,
  logout,
  clientDetails,
  clientPan,
  policyList,
  policyDetail,
  policySearch,
  policyCoverage,
  riderDetails,
  renewalEligibility,
  revivalCheck,
  startPayment,
  paymentStatus,
  paymentReceipt,
  paymentCallback,
  fundDetails,
  fundAllocation,
  fundOptions,
  fundValueMessage,
  certificateAvailability,
  certificateDownload,
  premiumReceipt,
  certificate,
  subTypeList,
  openRequestCheck,
  linkCheck,
  trackRequests,
  pinCode,
  ...optionLists,
  sendContactOtp,
  verifyContactOtp,
  savedForm,
  saveForm,
  submitForReview,
  requestPdf,
  panCheck,
  gstDetail,
  bankDetail,
  pennyDrop,
  evcDate,
  faceLiveness,
  catalogue,
  definitionModule,
  shownSettings,
];
