import { Dialog, Hint, Notice, PrimaryButton, Row, SecondaryButton, Stack, useModal } from '#ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PolicySummary } from '../policies/overview';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import { openPaymentText } from './openPaymentText';
import { useTimeZone } from '../insurerClock';
import { Amounts } from './Amounts';
import { startPayment } from './startPayment';

interface Props {
  policy: PolicySummary;
  onClose: () => void;
}

/** The amount to pay, with a button that leads to the payment gateway. */
export const PremiumDialog = ({ policy, onClose }: Props) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialogProps, close } = useModal(onClose);
  const timeZone = useTimeZone();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState('');
  // The first Enter must not start the payment, so the heading has the focus and not the button.
  useEffect(() => heading.current?.focus(), []);
  usePageRestore(() => setLeaving(false));

  async function proceed() {
    if (isLeaving) return;
    setLeaving(true);
    setProblem('');
    const refusal = await startPayment(policy);
    if (refusal === undefined) return;
    setLeaving(false);
    setProblem(refusal);
  }

  return (
    <Dialog {...dialogProps} aria-labelledby={`${id}-title`}>
      <Stack gap={3}>
        <div>
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
            {t('payment.title')}
          </h2>
          <Hint as="p">
            {t('payment.about', {
              plan: policy.planName,
              number: formatPolicyNumber(policy.policyNo),
            })}
          </Hint>
        </div>
        {policy.pendingPayment && (
          <Notice kind="warning">
            <p>{openPaymentText(policy.pendingPayment, timeZone)}</p>
          </Notice>
        )}
        <Amounts policy={policy} />
        <p>{t('payment.next')}</p>
        {problem && (
          <Notice kind="danger" role="alert">
            <p>{problem}</p>
          </Notice>
        )}
        <Row>
          <PrimaryButton aria-disabled={isLeaving} onClick={() => void proceed()}>
            {t('payment.proceed')}
          </PrimaryButton>
          <SecondaryButton onClick={() => close()}>{t('payment.cancel')}</SecondaryButton>
          <span role="status">{isLeaving && t('payment.leaving')}</span>
        </Row>
      </Stack>
    </Dialog>
  );
};

/** A browser that keeps pages for Back and Forward shows the page as the user left it for the gateway. */
function usePageRestore(onRestore: () => void): void {
  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onRestore();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
