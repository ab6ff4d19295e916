/**
 * What a job proves does not hold. Any other failure of it is one to run, which says nothing about
 * what it proves.
 */
export class Disproved extends Error {}
