import type { Output } from '#api';

type Body = Output<'GET catalogue/'>;

/** The catalogue without what is withheld: nothing of it is left, not even a word by which a search finds it. */
export function withoutWithheld(
  { popular, otherwise, serviceTypes, screens, keywords, ...rest }: Body,
  withheld: ReadonlySet<string>,
): Body {
  const isKept = (key: string | undefined) => key !== undefined && !withheld.has(key);
  const kept = serviceTypes.flatMap(({ opens, requestTypes, ...service }) => {
    const left = requestTypes.filter(({ key }) => isKept(key));
    const isEmptied = left.length === 0 && !isKept(opens);
    if (isEmptied && (requestTypes.length > 0 || opens !== undefined)) return [];
    return { ...service, ...(isKept(opens) && { opens }), requestTypes: left };
  });
  const keptServices = new Set(kept.map(({ key }) => key));
  const without = <T>(named: { [name: string]: T }, isIn: (name: string, value: T) => boolean) =>
    Object.fromEntries(Object.entries(named).filter(([name, value]) => isIn(name, value)));
  const shownScreens = screens && without(screens, (_screen, key) => isKept(key));
  return {
    ...rest,
    ...(popular && { popular: popular.filter(isKept) }),
    ...(isKept(otherwise) && { otherwise }),
    serviceTypes: kept,
    ...(shownScreens && { screens: shownScreens }),
    keywords: {
      ...keywords,
      serviceTypes: without(keywords.serviceTypes, (key) => keptServices.has(key)),
      requestTypes: without(keywords.requestTypes, isKept),
      screens: without(
        keywords.screens,
        (screen) => shownScreens?.[screen] !== undefined || screens?.[screen] === undefined,
      ),
    },
  };
}
