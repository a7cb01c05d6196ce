import { Hint, PrimaryButton, SecondaryButton } from '#ui';
import { useState } from 'react';
import { PrimaryLink, SecondaryLink } from '../components/ButtonLink';
import { TrackLink } from '../components/TrackLink';
import type { PolicySummary } from '../policies/overview';
import { useIsOffered } from '../raise/useIsOffered';
import { t } from '../i18n';
import { actionOf } from './action';
import { PremiumDialog } from './PremiumDialog';

interface Props {
  policy: PolicySummary;
  /** Id of the element that names the policy. */
  describedBy: string;
  /** The primary action of the page. */
  isMain?: boolean;
}

/** Pay Now, Revive Policy where that is offered, or nothing. */
export const PayAction = ({ policy, describedBy, isMain = false }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const isOffered = useIsOffered();
  const action = actionOf(policy);
  if (!action) return null;
  if (action === 'track')
    return (
      <div>
        <Hint as="p">{t('payment.reviving', { ticketnumber: policy.openRevival! })}</Hint>
        <TrackLink policyNo={policy.policyNo} describedBy={describedBy} />
      </div>
    );
  if (action === 'revive') {
    if (!isOffered('policyNum')) return null;
    const ButtonLink = isMain ? PrimaryLink : SecondaryLink;
    return (
      <ButtonLink
        to={`/dashboard/raise-service-request?policyNum=${policy.policyNo}`}
        aria-describedby={describedBy}
      >
        {t('payment.revive')}
      </ButtonLink>
    );
  }
  const Button = isMain ? PrimaryButton : SecondaryButton;
  return (
    <>
      <Button aria-haspopup="dialog" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {t('payment.payNow')}
      </Button>
      {isAsking && <PremiumDialog policy={policy} onClose={() => setAsking(false)} />}
    </>
  );
};
