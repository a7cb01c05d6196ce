import { Icon } from '#ui';
import { IconLink } from '../components/ButtonLink';
import { t } from '../i18n';
import { requestTypePath } from '../raise/requestTypePath';
import { useIsOffered } from '../raise/useIsOffered';

interface Props {
  /** Path of its text. */
  name: string;
  /** Key of the request type. */
  request: string;
  policyNo: string;
}

/** Opens the request that changes something of a policy, with the policy selected; nothing where it is not offered. */
export const ChangeLink = ({ name, request, policyNo }: Props) => {
  const isOffered = useIsOffered();
  return (
    isOffered(request) && (
      <IconLink to={requestTypePath(request, policyNo)}>
        <Icon name="edit" />
        {t(name)}
      </IconLink>
    )
  );
};
