import type { WidgetName } from '#engine';
import { answerStates } from './answerStates';
import { callStates } from './callStates';
import type { States } from './states';

const { empty, filled, locked } = answerStates;
const { listLoading, listFailed, listEmpty } = callStates;
const { lookUpRunning, lookUpNothing, lookUpFailed } = callStates;

const { unproved, provingRunning, provingRefused, provingFailed } = callStates;
const proving = { unproved, provingRunning, provingRefused, provingFailed };
const answered = { empty, ...proving, filled, locked };
const listed = { listLoading, listFailed, listEmpty };
const lookedUp = { lookUpRunning, lookUpNothing, lookUpFailed };

const { otpUnsent, otpFailed, otpSent, otpEmpty, otpShort } = callStates;
const { otpWrong, otpExpired, otpLocked, otpNotVerified } = callStates;
const { cameraStarting, cameraOn, cameraDenied, cameraNone, cameraBusy, cameraLost } = callStates;
const { photoTaken, photoChecking, photoRefused, photoFailed } = callStates;
const { waiting, pressed, notDrawn, noEntries, oneEntry, allEntries, openEntry } = answerStates;
const { fileChecked, fileSending } = answerStates;

/** The states of each widget, besides its messages. */
export const widgetStates: { [name in WidgetName]: States } = {
  text: { ...answered, ...lookedUp },
  textarea: answered,
  select: { ...answered, ...listed, ...lookedUp },
  radio: { ...answered, ...listed },
  checkbox: answered,
  checkboxes: answered,
  date: answered,
  pincode: { ...answered, ...lookedUp },
  upload: { ...answered, fileChecked, fileSending },
  otp: {
    empty,
    otpUnsent,
    otpFailed,
    otpSent,
    otpEmpty,
    otpShort,
    otpWrong,
    otpExpired,
    otpLocked,
    otpNotVerified,
    filled,
    locked,
  },
  webcam: {
    empty,
    cameraStarting,
    cameraOn,
    cameraDenied,
    cameraNone,
    cameraBusy,
    cameraLost,
    photoTaken,
    photoChecking,
    photoRefused,
    photoFailed,
    filled,
    locked,
  },
  entries: { noEntries, oneEntry, allEntries, openEntry, locked },
  table: { waiting, noEntries, oneEntry, allEntries, locked },
  button: { empty, pressed },
  existing: { waiting, empty, filled },
  note: { filled },
  links: { ...listed, filled },
  hidden: { notDrawn },
};
