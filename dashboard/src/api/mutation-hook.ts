import { type UseMutationOptions, useMutation } from '@tanstack/react-query';

/** A hook for one call that changes something, with what follows from it. */
export function mutationHook<Answer, Input = void>(
  call: (input: Input) => Promise<Answer>,
  options: Pick<UseMutationOptions<Answer, Error, Input>, 'onSuccess' | 'onSettled' | 'onError'> = {},
) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each hook, when its module is loaded
  return function useCall() {
    return useMutation({ mutationFn: call, ...options });
  };
}
