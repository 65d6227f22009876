/**
 * One instance per process of things that must not exist twice. In development modules are evaluated anew on each change,
 * so the instance lives on globalThis.
 */
const instances: Map<string, unknown> = ((globalThis as { repartee?: Map<string, unknown> }).repartee ??= new Map());

export function singleton<T>(name: string, make: () => T): T {
  if (!instances.has(name)) instances.set(name, make());
  return instances.get(name) as T;
}
