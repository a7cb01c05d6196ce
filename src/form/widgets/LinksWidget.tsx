import { Hint, LinkList, Skeleton, Stack, TextButton } from '#ui';
import type { Option } from '#engine';
import { fetchList } from '../controller/answers/lists';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { focusIfLost } from '../parts/focusSoon';
import type { AnswerProps } from './props';

const isLink = (option: Option): option is Option & { url: string } => Boolean(option.url);

/** The options of a list as links to other sites. */
export function LinksWidget({ id, at }: AnswerProps) {
  const controller = useFormController();
  const list = useFormState(
    (state): Option[] | 'loading' | 'failed' => state.lists[at] ?? 'loading',
  );
  if (list === 'loading')
    return (
      <Stack gap={1} id={id} aria-busy="true">
        <Skeleton width={24} />
        <Skeleton width={20} />
      </Stack>
    );
  if (list === 'failed')
    return (
      <Hint id={id} tabIndex={-1} role="status">
        {t('list.failed')}{' '}
        <TextButton
          onClick={() =>
            void fetchList(controller, at, controller.props.definition.request.lists![at]!).then(
              () => focusIfLost(id),
            )
          }
        >
          {t('tryAgain')}
        </TextButton>
      </Hint>
    );
  const links = list.filter(isLink).map(({ label, url }) => ({ title: label, href: url }));
  return (
    <div id={id} tabIndex={-1}>
      {links.length > 0 ? (
        <LinkList links={links} newTab={t('newTab')} />
      ) : (
        <Hint>{t('list.none')}</Hint>
      )}
    </div>
  );
}
