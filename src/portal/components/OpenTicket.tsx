import { t } from '../i18n';
import { TrackLink } from './TrackLink';

interface Props {
  ticketnumber: string;
  policyNo: string;
}

/** The request that is open already, with the way to it. */
export const OpenTicket = ({ ticketnumber, policyNo }: Props) => (
  <>
    <p>{t('raise.openRequest', { ticketnumber })}</p>
    <div>
      <TrackLink policyNo={policyNo} />
    </div>
  </>
);
