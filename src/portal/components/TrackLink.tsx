import { t } from '../i18n';
import { SecondaryLink } from './ButtonLink';

interface Props {
  policyNo: string;
  describedBy?: string;
  text?: string;
}

/** Leads to the requests of a policy. */
export const TrackLink = ({ policyNo, describedBy, text = t('raise.track') }: Props) => (
  <SecondaryLink
    to="/dashboard/track-service-request"
    state={{ policyNo }}
    aria-describedby={describedBy}
  >
    {text}
  </SecondaryLink>
);
