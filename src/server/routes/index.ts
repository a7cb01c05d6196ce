import type { Handlers } from './handler';
import { sendContactOtp, verifyContactOtp } from './contactOtp';
import { policyCoverage } from './coverage';
import { bankDetail, evcDate, gstDetail } from './existingDetails';
import { faceLiveness } from './faceLiveness';
import { clientDetails, clientPan } from './customer';
import { deviceKeys, savedForm, saveForm, submitForReview } from './draft';
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
import { requestOutcome } from './requestOutcome';
import { requestPdf } from './requestPdf';
import { sendLoginOtp } from './sendOtp';
import { linkCheck, openRequestCheck, subTypeList, trackRequests } from './serviceRequests';
import { sentRequest, sentRequestPdf } from './sentRequests';
import { withdrawRequest } from './withdrawRequest';
import { logout, refreshToken } from './sessionCalls';
import { ticketFiles, ticketStatus } from './ticketSystem';
import { validateLoginOtp } from './validateOtp';

/** The handler of each call of the contract. */
export const handlers: Handlers = {
  'POST send-otp/': sendLoginOtp,
  'POST validate-otp/': validateLoginOtp,
  'POST oauth/': refreshToken,
  'POST logout/': logout,
  'POST client-details/': clientDetails,
  'POST client-details-pan/': clientPan,
  'GET get-gst-detail/': gstDetail,
  'GET policies/': policyList,
  'GET policy/': policyDetail,
  'POST policy/search/': policySearch,
  'POST policy-coverage/': policyCoverage,
  'GET rider-details/': riderDetails,
  'POST check-pay-now-eligibilty/': renewalEligibility,
  'GET check-pay-now-dgh/': revivalCheck,
  'GET get-bank-detail/': bankDetail,
  'POST evc-applicable-date/': evcDate,
  'POST payment/': startPayment,
  'GET payment-status/': paymentStatus,
  'POST payment-receipt/': paymentReceipt,
  'POST payment-callback/': paymentCallback,
  'GET fund-details/': fundDetails,
  'POST fund-allocation/': fundAllocation,
  'POST to-fund-switch-list/': fundOptions,
  'POST fund-value/': fundValueMessage,
  'POST ppc-data-availability': certificateAvailability,
  'POST download-ppc': certificateDownload,
  'GET premium-paid-certificate/': certificate,
  'POST premium-reciept': premiumReceipt,
  'GET pin-code/': pinCode,
  ...optionLists,
  'GET get-sr-sub-types/': subTypeList,
  'POST sr-status/': openRequestCheck,
  'POST dgh-sr-status/': linkCheck,
  'POST track-service-request': trackRequests,
  'GET sent-requests/:ticketnumber/': sentRequest,
  'GET sent-requests/:ticketnumber/pdf/': sentRequestPdf,
  'POST withdraw-request/': withdrawRequest,
  'POST request-outcome/': requestOutcome,
  'GET dgh-draft/': savedForm,
  'POST dgh-draft/': saveForm,
  'POST dgh-submit-review/': submitForReview,
  'GET device-draft-keys/': deviceKeys,
  'POST download-dgh-pdf/': requestPdf,
  'POST get-otp/': sendContactOtp,
  'POST verify-otp/': verifyContactOtp,
  'POST pan-check/': panCheck,
  'POST penny-drop/': pennyDrop,
  'POST face-liveness/': faceLiveness,
  'GET catalogue/': catalogue,
  'GET definitions/:key/': definitionModule,
  'GET settings/': shownSettings,
  'POST ticket-status/': ticketStatus,
  'POST ticket-files/': ticketFiles,
};
