import { t } from '../i18n';
import { SecondaryLink } from './ButtonLink';

interface Props {
  /** Empty for the requests of all policies. */
  policyNo: string;
  describedBy?: string;
  text?: string;
}

/** Leads to the requests of a policy, or of all. */
export const TrackLink = ({ policyNo, describedBy, text = t('raise.track') }: Props) => (
  <SecondaryLink
    to="/dashboard/track-service-request"
    state={policyNo ? { policyNo } : null}
    aria-describedby={describedBy}
  >
    {text}
  </SecondaryLink>
);
