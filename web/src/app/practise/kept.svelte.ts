// The exercises of this device.

import { attempted, type Exercise, keyOf, readExercises, withMore, without } from "../../state/exercises.js";

const KEY = "branchline-exercises";

let all: readonly Exercise[] = $state.raw(stored());

export const exercises = {
  get all(): readonly Exercise[] {
    return all;
  },
  add(more: readonly Exercise[]): void {
    store(withMore(all, more));
  },
  tried(exercise: Exercise, solved: boolean): void {
    store(attempted(all, keyOf(exercise), solved));
  },
  remove(exercise: Exercise): void {
    store(without(all, keyOf(exercise)));
  },
};

function store(next: readonly Exercise[]): void {
  all = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The page works without storage too.
  }
}

function stored(): readonly Exercise[] {
  try {
    return readExercises(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}
