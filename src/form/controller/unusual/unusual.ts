import { descriptionOf, findUnusual, type Pointer, type Unusual } from '#engine';
import { deepEquals } from '@rjsf/utils';
import { t } from '../../i18n';
import { contextOf, type FormController } from '../formController';
import { isPartOf } from '../problems/problems';

/** The unlikely answers that the customer gave and has not confirmed. */
function unconfirmed(controller: FormController): Unusual[] {
  const { answers, confirmed, firstAnswers } = controller.store.get();
  const { definition } = controller.props;
  return findUnusual(definition, contextOf(controller), answers, firstAnswers).filter(
    ({ at, value }) => !deepEquals(confirmed[at], value),
  );
}

/** Whether a field has a `usually` at all. */
export const isAskedAbout = ({ props }: FormController, at: Pointer): boolean =>
  descriptionOf(props.definition.schema, at)?.usually !== undefined;

/** For a field that was left: asks there whether its unlikely answer is right. */
export function askAbout(controller: FormController, at: Pointer): void {
  const { store } = controller;
  const found = unconfirmed(controller).find((one) => one.at === at);
  const { unusual } = store.get();
  if (!found || unusual.some((one) => one.at === at)) return;
  store.set({ unusual: [...unusual, found], announcement: found.message });
}

/** Shows the unlikely answers of a part, which have to be confirmed before it is left; returns them. */
export function showUnusual(
  controller: FormController,
  isHere: (unusual: Unusual) => boolean,
): Unusual[] {
  const found = unconfirmed(controller).filter(isHere);
  const { store } = controller;
  if (found.length > 0) store.set({ unusual: found, unusualList: store.get().unusualList + 1 });
  return found;
}

/** The customer says that an unlikely answer is right. */
export function confirmUnusual(controller: FormController, at: Pointer): void {
  const { store } = controller;
  const found = store.get().unusual.find((one) => one.at === at);
  if (!found) return;
  store.set({ confirmed: { ...store.get().confirmed, [at]: found.value } });
  forgetUnusual(controller, at);
  store.set({ announcement: t('unusual.confirmed') });
}

/** An answer that changes is asked about when its field is left again. */
export function forgetUnusual({ store }: FormController, changed: Pointer): void {
  const { unusual, unusualList } = store.get();
  if (unusual.length === 0) return;
  const others = unusual.filter(({ at }) => !isPartOf(at, changed));
  store.set({ unusual: others, unusualList: others.length === 0 ? 0 : unusualList });
}
