/** Every runtime has it, but `lib.es2023` does not declare it. */
declare function structuredClone<T>(value: T): T;
