import { Icon } from '#ui';
import { IconLink } from '../components/ButtonLink';
import { t } from '../i18n';
import { requestTypePath } from '../raise/requestTypePath';

interface Props {
  /** Path of its text. */
  name: string;
  /** Key of the request type. */
  request: string;
  policyNo: string;
}

/** Opens the request that changes something of a policy, with the policy selected. */
export const ChangeLink = ({ name, request, policyNo }: Props) => (
  <IconLink to={requestTypePath(request, policyNo)}>
    <Icon name="edit" />
    {t(name)}
  </IconLink>
);
