import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const diskBytes = 16 * 1_048_576;
const pieceBytes = 65_536;

/** A small file system of its own, which can be filled, and of which the files can be made unwritable for everybody. */
export class SmallDisk {
  private constructor(private readonly home: string) {}

  static async create(): Promise<SmallDisk> {
    if (process.getuid?.() !== 0) throw new Error('Only root can show what a broken disk does: it mounts one');
    const disk = new SmallDisk(await mkdtemp(path.join(tmpdir(), 'meg-disk-')));
    const image = path.join(disk.home, 'image');
    await writeFile(image, '');
    await run('truncate', ['-s', String(diskBytes), image]);
    await run('mkfs.ext4', ['-q', image]);
    await mkdir(disk.folder);
    await run('mount', ['-o', 'loop', image, disk.folder]);
    return disk;
  }

  get folder(): string {
    return path.join(this.home, 'mounted');
  }

  async fill(): Promise<void> {
    const filler = await open(this.filler, 'w');
    const piece = Buffer.alloc(pieceBytes);
    try {
      for (;;) await filler.write(piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      await filler.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.filler);
  }

  /** Nobody may write to the files from now on, not even who has them open. A remount would wait for them. */
  async setWritable(isWritable: boolean): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => name.includes('.sqlite') && !name.endsWith('-shm'));
    await run('chattr', [isWritable ? '-i' : '+i', ...names.map((name) => path.join(this.folder, name))]);
  }

  async remove(): Promise<void> {
    await run('umount', [this.folder]);
    await rm(this.home, { recursive: true });
  }

  private get filler(): string {
    return path.join(this.folder, 'filler');
  }
}
