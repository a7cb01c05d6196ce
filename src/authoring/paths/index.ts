export { explorePaths, type Paths } from './explore';
export { type FoundWay, type Level } from './levels';
export { pathExamples } from './pathExamples';
export { pictureOf } from './picture';
export { type Picture, type PictureNode } from './pictureBuilder';
export { type FoundSequence } from './sequencesFound';
export { type NeverReached } from './unreached';
export { type LevelReport, type PathsReport, type WayReport, withoutRuns } from './withoutRuns';
