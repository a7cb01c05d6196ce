import { Card, fromDesktop, Skeleton, Stack } from '#ui';
import styled from '@emotion/styled';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { t } from '../i18n';
import { PageSkeleton } from '../shell/PageSkeleton';
import { RaiseStart } from './RaiseStart';

/** As high as the lists, so that nothing moves when they arrive. */
const Lists = styled(Card)`
  min-height: 192px;
  ${fromDesktop} {
    min-height: 124px;
  }
`;

interface Props {
  isFailed: boolean;
  /** The address names a request type, whose form is opened next. */
  isForm: boolean;
  isFixed: boolean;
  onAgain: () => void;
}

/** The screen without a catalogue: loading, or failed. */
export const CataloguePlaceholder = ({ isFailed, isForm, isFixed, onAgain }: Props) => {
  if (isFailed)
    return (
      <Page title={t('raise.title')}>
        <FailedNotice message={t('raise.failed')} onAgain={onAgain} />
      </Page>
    );
  if (isForm) return <PageSkeleton />;
  return (
    <RaiseStart isFixed={isFixed}>
      <Lists aria-busy="true">
        <Stack gap={2}>
          <Skeleton width={20} />
          <Skeleton width={40} />
        </Stack>
      </Lists>
    </RaiseStart>
  );
};
