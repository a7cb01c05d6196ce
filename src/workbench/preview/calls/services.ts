import { simulatedOutcomes } from '#fixtures';
import { t } from '../../i18n';

/** The responses of a service that is not in the demo book: one for success, one that declines. */
interface Service {
  right: object;
  wrong: object;
}

/** The two results of each simulated service: the first one fails. */
const pan = simulatedOutcomes.pan.map(({ pan_status, message }) => ({ pan_status, message }));
const pennyDrop = simulatedOutcomes.pennyDrop.map(({ status, Response }) => ({
  status,
  data: { Response },
}));
const liveness = simulatedOutcomes.liveness.map(({ liveness: verdict }) => verdict);

const open = {
  right: { status: 'success', already_open: 'false' },
  wrong: { status: 'success', already_open: 'true', ticketnumber: 'SR00000001' },
};

export const declined = () => ({ status: 'failed', message: t('preview.frame.declined') });

export const services: { [call: string]: Service } = {
  'POST sr-status/': open,
  'POST dgh-sr-status/': {
    right: { ...open.right, link_expired_message: '' },
    wrong: { ...open.wrong, link_expired_message: '' },
  },
  'POST get-otp/': {
    right: { status: 'success', unique_id: 'otp-of-the-preview' },
    wrong: { status: 'failed', message: t('preview.frame.otpNotSent') },
  },
  'POST verify-otp/': {
    right: { status: 'success' },
    wrong: { status: 'failed', message: t('preview.frame.otpWrong') },
  },
  'POST pan-check/': {
    right: { status: 'success', ...pan[1] },
    wrong: { status: 'failed', ...pan[0] },
  },
  'POST penny-drop/': { right: pennyDrop[1]!, wrong: pennyDrop[0]! },
  'POST face-liveness/': {
    right: { status: 'success', liveness: liveness[1] },
    wrong: { status: 'success', liveness: liveness[0] },
  },
  'POST ppc-data-availability': {
    right: { status: 'success', data_available: true },
    wrong: declined(),
  },
  'POST request-outcome/': {
    right: { status: 'success', outcome: 'not-received' },
    wrong: declined(),
  },
};
