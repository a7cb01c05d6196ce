import type { Call } from './call';
import { sendContactOtp, verifyContactOtp } from './contactOtp';
import { policyCoverage } from './coverage';
import { bankDetail, evcDate, gstDetail } from './existingDetails';
import { faceLiveness } from './faceLiveness';
import { clientDetails, clientPan } from './customer';
import { savedForm, saveForm, submitForReview } from './draft';
import { optionLists, pinCode } from './lookUps';
import { panCheck } from './panCheck';
import { pennyDrop } from './pennyDrop';
import {
  certificate,
  certificateAvailability,
  certificateDownload,
  premiumReceipt,
} from './certificate';
import { fundAllocation, fundDetails, fundOptions, fundValueMessage } from './funds';
import { paymentReceipt, paymentStatus, startPayment } from './payment';
import { paymentCallback } from './paymentCallback';
import {
  policyDetail,
  policySearch,
  renewalEligibility,
  revivalCheck,
  riderDetails,
} from './policies';
import { policyList } from './policyList';
import { catalogue, definitionModule, shownSettings } from './portal';
import { requestPdf } from './requestPaper';
import { sendLoginOtp } from './sendOtp';
import { linkCheck, openRequestCheck, subTypeList, trackRequests } from './serviceRequests';
import { logout, refreshToken } from './sessionCalls';
import { validateLoginOtp } from './validateOtp';

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
