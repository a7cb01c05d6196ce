import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Processor time so far of a process and of all that it has started, in ms. It hardly depends on what else the machine
 * does. NaN where there is no `/proc`.
 */
export function processorMs(pid) {
  if (!existsSync('/proc/self/stat')) return NaN;
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []));
  const withChildren = (one) =>
    all
      .filter(({ parent }) => parent === one.pid)
      .reduce((total, child) => total + withChildren(child), one.ms);
  return all.filter((one) => one.pid === pid).reduce((_, one) => withChildren(one), 0);
}

/** The process that has started this one. */
export const parentOf = (pid) => statOf(pid)[0].parent;

/** Empty for a process that has ended meanwhile. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // From the third field on: the second one can contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Its own and that of its children that have ended, in hundredths of a second.
    const ms = fields.slice(11, 15).reduce((total, time) => total + Number(time) * 10, 0);
    return [{ pid: Number(pid), parent: Number(fields[1]), ms }];
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return [];
    throw error;
  }
}
